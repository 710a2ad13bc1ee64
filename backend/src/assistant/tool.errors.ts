/** An expected failure of a tool. Its sentence goes to the model, which may correct itself once. */
export class ToolRefused extends Error {}
