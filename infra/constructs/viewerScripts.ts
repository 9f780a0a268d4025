/**
 * What CloudFront does with a request before it asks an origin. Both scripts are JavaScript for CloudFront's own runtime, which
 * knows no modules.
 */

/** The site's files that have one address for ever; all others are in its folders. */
export const fixedFiles = ['/index.html', '/favicon.svg', '/preferences.js', '/robots.txt'] as const;

const folders = ['/assets/', '/guides/'] as const;

/**
 * For the site: what is none of its files gets the application's one page, which shows a screen or that there is none. `/.env` and all that
 * scanners ask for is the portal's own page too, and not an error of the bucket.
 */
export const spaFallback = `var files = ${JSON.stringify(fixedFiles)};
var folders = ${JSON.stringify(folders)};
function handler(event) {
  var request = event.request;
  var isFile = files.indexOf(request.uri) !== -1;
  for (var at = 0; at < folders.length; at += 1) if (request.uri.indexOf(folders[at]) === 0) isFile = true;
  if (!isFile) request.uri = '/index.html';
  return request;
}
`;

/**
 * For the API: who called, for the audit trail. The gateway itself sees an address of CloudFront's; what a caller writes into the
 * header is replaced.
 */
export const viewerAddress = `function handler(event) {
  var request = event.request;
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
`;
