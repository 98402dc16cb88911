/** The model's name in the reports of the simulated bureaus; real models are brands, the same in each language. */
export const SIMULATED_MODEL = "Simulated score";
