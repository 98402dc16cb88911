export { closeTables as default } from "./open-tables";
