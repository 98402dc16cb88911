import "./ui/theme/system";

// A script of its own, for what a slow phone needs long for: it is done while the larger script is still on its way.
// The theme is computed with the import. A browser reads its table of languages when it is first asked for one.
Intl.NumberFormat.supportedLocalesOf("en-US");
Intl.DateTimeFormat.supportedLocalesOf("en-US");
