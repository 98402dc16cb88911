/** Leaving the single-page app: for the server's own pages, and for other companies' ones. */
export const pageLocation = {
  navigateExternal: (url: string) => window.location.assign(url),
  replace: (url: string) => window.location.replace(url),
  reload: () => window.location.reload(),
};
