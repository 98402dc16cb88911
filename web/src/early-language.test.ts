test.each([
  ["es-MX", null, "es"],
  ["en-US", null, "en"],
  ["en-US", "es", "es"],
  ["es-US", "en", "en"],
])(
  "with a browser in %s and the choice %s the page's language is %s before anything is drawn",
  (browser, stored, lang) => {
    jest.spyOn(navigator, "language", "get").mockReturnValue(browser);
    if (stored) localStorage.setItem("language", stored);
    document.documentElement.lang = "";
    jest.isolateModules(() => jest.requireActual("./early-language"));
    expect(document.documentElement.lang).toBe(lang);
  },
);
