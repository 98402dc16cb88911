/** Leaving the single-page app: for the server's own pages, and for other companies' ones. */
export const pageLocation = {
  navigateExternal: (url: string) => window.location.assign(url),
  replace: (url: string) => window.location.replace(url),
  reload: () => window.location.reload(),
  /** Loads the page again for another person; until then nothing of it is shown. */
  startOver: () => {
    document.documentElement.style.visibility = "hidden";
    window.location.reload();
  },
};
