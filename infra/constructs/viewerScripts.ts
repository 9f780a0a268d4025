import { brand } from '../../shared/brand.ts';

/**
 * What CloudFront does with a request before it asks an origin. Both scripts are JavaScript for CloudFront's own runtime, which
 * knows no modules.
 */

/** The site's files that have one address for ever; all others are in its folders. */
export const fixedFiles = ['/index.html', '/favicon.svg', '/preferences.js', '/robots.txt'] as const;

const folders = ['/assets/', '/guides/'] as const;

/** The names of files that scanners try and no screen has: hidden ones, and those with such an ending. */
const noScreens = [
  '/\\.',
  '\\.(?:asp|aspx|bak|bat|cfg|cgi|conf|config|css|csv|db|dll|env|exe|gz|htm|html|ini|jar|js|json|jsp|key|log|map|mjs|old|pem|php|py|rar|rb|sh|sql|svg|tar|txt|war|xml|yaml|yml|zip)$',
] as const;

/** For people who followed a wrong link. The policy of the site's headers allows no style in the page. */
const noSuchFile = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${brand.name}</title></head><body><h1>There is no such page</h1><p><a href="/">${brand.name}</a></p><div lang="ar" dir="rtl"><h1>لا توجد صفحة بهذا العنوان</h1><p><a href="/">${brand.names.ar}</a></p></div></body></html>`;

/**
 * For the site: what is none of its files gets the application's one page, which shows a screen or that there is none. `/.env` and all that
 * scanners ask for gets 404 and a page of ours: a 200 would look like a find, and the bucket's own error is no page.
 */
export const spaFallback = `var files = ${JSON.stringify(fixedFiles)};
var folders = ${JSON.stringify(folders)};
var noScreen = new RegExp(${JSON.stringify(noScreens.join('|'))}, 'i');
function handler(event) {
  var request = event.request;
  if (files.indexOf(request.uri) !== -1) return request;
  for (var at = 0; at < folders.length; at += 1) if (request.uri.indexOf(folders[at]) === 0) return request;
  if (noScreen.test(request.uri)) return {
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: { 'content-type': { value: 'text/html; charset=utf-8' } },
    body: ${JSON.stringify(noSuchFile)},
  };
  request.uri = '/index.html';
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
