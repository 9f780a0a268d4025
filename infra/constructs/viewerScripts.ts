/**
 * What CloudFront does with a request before it asks an origin. Both scripts are JavaScript for CloudFront's own runtime, which
 * knows no modules.
 */

/** For the site: a path without an extension is a screen's address and gets the application's one page; others are files. */
export const spaFallback = `function handler(event) {
  var request = event.request;
  var name = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (name.indexOf('.') === -1) request.uri = '/index.html';
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
