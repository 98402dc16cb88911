import { ChakraProvider } from "@chakra-ui/react";
import { transform } from "esbuild";
import { renderToStaticMarkup } from "react-dom/server";
import { pageSystem } from "#web/src/ui/theme/page-styles";

/** What the theme says about the page as a whole, as a stylesheet to be inline: no phone has to compute it. */
export async function pageStyle(): Promise<string> {
  const markup = renderToStaticMarkup(<ChakraProvider value={pageSystem}>{null}</ChakraProvider>);
  const styles = [...markup.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style = ""]) => style);
  const { code } = await transform(styles.join(""), { loader: "css", minify: true, target: "es2022" });
  return code.trim();
}
