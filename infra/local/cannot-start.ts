/** Why the product cannot start, in words for the person who typed `npm start`: a stack trace would say no more. */
export class CannotStart extends Error {}
