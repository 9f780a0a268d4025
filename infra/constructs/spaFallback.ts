/**
 * The CloudFront Function of the site: a path without an extension is a screen's address and gets the one page of the
 * application; a path with one is a file. It is JavaScript for CloudFront's own runtime.
 */
export const spaFallback = `function handler(event) {
  var request = event.request;
  var name = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (name.indexOf('.') === -1) request.uri = '/index.html';
  return request;
}
`;
