import { measureScreens, screens } from "./screens";
import { printTable } from "./table";

// `node --import tsx infra/tools/bench/one-screen.ts http://localhost:3000 /dashboard`: one screen of a product that is running, or all.
const [origin = "http://localhost:3000", ...paths] = process.argv.slice(2);
const chosen = screens.filter(({ path }) => paths.length === 0 || paths.includes(path));
printTable("Screens on a slow phone (peer: a static page)", await measureScreens(origin, chosen));
