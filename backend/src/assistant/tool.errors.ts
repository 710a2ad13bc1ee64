/** An expected failure of a tool. Its message goes to the model, which may correct the call once. */
export class ToolRefused extends Error {}
