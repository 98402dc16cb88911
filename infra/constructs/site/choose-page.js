// Runs in CloudFront (cloudfront-js-2.0) before a page is looked up: no modules, no exports, only what that runtime knows.

// Spec point 2: without a session these addresses show the landing page. The session itself is checked by the API.
const forMembers = [
  "/",
  "/dashboard",
  "/credit-report",
  "/disputes",
  "/dispute-center",
  "/evidence",
  "/upload",
  "/education",
  "/subscribe",
];

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const path = request.uri.length > 1 ? request.uri.replace(/\/+$/, "") : request.uri;

  // A file has a dot in its last part.
  if (/\.[a-zA-Z0-9]+$/.test(path)) return request;

  const paper = /^\/legal\/([a-z-]+)$/.exec(path);
  if (paper) {
    request.uri = `/legal/${paper[1]}.${languageOf(request)}.html`;
    return request;
  }

  const isSignedIn = request.cookies["__Host-session"] !== undefined;
  const showsLanding = path === "/landing" || (forMembers.includes(path) && !isSignedIn);
  request.uri = showsLanding ? `/landing/${languageOf(request)}.html` : "/index.html";
  return request;
}

function languageOf(request) {
  const asked = request.querystring.lang || request.cookies.language;
  if (asked && (asked.value === "en" || asked.value === "es")) return asked.value;

  const accepted = request.headers["accept-language"];
  return accepted ? preferred(accepted.value) : "en";
}

// The first of the two languages by weight: "de, es;q=0.8, en;q=0.5" is "es".
function preferred(header) {
  let best = { language: "en", weight: 0 };
  for (const part of header.toLowerCase().split(",")) {
    const pieces = part.trim().split(";q=");
    const language = pieces[0].slice(0, 2);
    const weight = pieces.length > 1 ? Number(pieces[1]) : 1;
    if ((language === "en" || language === "es") && weight > best.weight) best = { language, weight };
  }
  return best.language;
}
