/** Why the product cannot start, in words for whoever typed `npm start`: no stack would tell them more. */
export class CannotStart extends Error {}
