/**
 * An autosave replaces the same author's previous autosave if the first of that series was saved less than this many
 * minutes ago: an hour of typing leaves twelve versions, not hundreds. Other saves are always kept.
 */
export const autosaveMinutes = 5;
