const most = 2000;
/** Limits the memory that texts take up as keys, in characters for each function. */
const mostCharacters = 4_000_000;

/**
 * A function of texts and numbers that keeps its last results: a reply reads the same messages dozens of times. The results must
 * not be changed.
 */
export function remembered<
  Values extends readonly (string | number | boolean | undefined | readonly string[])[],
  Result,
>(work: (...values: Values) => Result): (...values: Values) => Result {
  const results = new Map<string, Result>();
  let characters = 0;
  return (...values) => {
    const key = JSON.stringify(values);
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = work(...values);
    characters += key.length;
    if (results.size >= most || characters > mostCharacters) {
      results.clear();
      characters = key.length;
    }
    results.set(key, result);
    return result;
  };
}
