/** A machine that is busy with something else may miss a function's deadline (503), or the API's (504). */
export const isBusy = (status: number): boolean => status === 503 || status === 504;
