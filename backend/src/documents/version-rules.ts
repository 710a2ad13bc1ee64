/**
 * An autosave replaces the same author's previous autosave if the first of them was saved less than this many minutes
 * ago: an hour of typing leaves twelve versions, not hundreds. Other saves always stay.
 */
export const autosaveMinutes = 5;
