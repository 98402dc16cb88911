// Stands inline in every page's head, before anything is drawn: the stored theme, else the system's.
let theme: string | null = null;
try {
  theme = localStorage.getItem("theme");
} catch {
  // Storage is closed to this page: the system's preference decides.
}
const isDark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
document.documentElement.classList.toggle("dark", isDark);
