import { initialLanguage } from "./ui/initial-language";

// Stands inline in the app's page, before anything is drawn: screen readers and translators read the language there.
document.documentElement.lang = initialLanguage();
