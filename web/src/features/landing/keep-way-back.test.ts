import { keepWayBack } from "./keep-way-back";

function ways(pathname: string, search = ""): (string | null)[] {
  document.body.innerHTML =
    '<a href="/login">Email Login</a><a href="/api/login">Log in</a><a href="/onboarding">Start</a>';
  keepWayBack(document, { pathname, search });
  return [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
}

test("who asked for a page for members signs in from the landing page and is there", () => {
  expect(ways("/disputes", "?dispute=d1")).toEqual([
    "/login?return=%2Fdisputes%3Fdispute%3Dd1",
    "/api/login?returnTo=%2Fdisputes%3Fdispute%3Dd1",
    "/onboarding",
  ]);
});

test.each(["/", "/landing"])("at %s the sign-in leads where it leads by itself", (pathname) => {
  expect(ways(pathname, "?lang=es")).toEqual(["/login", "/api/login", "/onboarding"]);
});
