import JsdomEnvironment from "jest-environment-jsdom";

/** jsdom with the web's own classes that Node has and jsdom leaves out: the router makes requests of them. */
export default class BrowserLikeEnvironment extends JsdomEnvironment {
  override async setup() {
    await super.setup();
    const { MouseEvent } = this.global;
    Object.assign(this.global, { Request, Response, Headers, PointerEvent: this.global.PointerEvent ?? MouseEvent });
  }
}
