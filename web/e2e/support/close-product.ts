export { closeProduct as default } from "./open-product";
