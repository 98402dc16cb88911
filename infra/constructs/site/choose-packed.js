// Runs in CloudFront (cloudfront-js-2.0) before a script is looked up: no modules, no exports, only what that runtime knows.

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const accepted = request.headers["accept-encoding"];
  const takesBrotli = accepted !== undefined && /\bbr\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accepted.value);

  // The build packs each script as small as it gets, which takes too long for CloudFront to do at a request.
  if (takesBrotli && request.uri.endsWith(".js")) request.uri = `/br${request.uri}`;
  return request;
}
