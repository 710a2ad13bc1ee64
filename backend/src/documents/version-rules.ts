/**
 * An autosave takes the place of the autosave by the same author before it, if the first of them was saved less than so many
 * minutes ago: an hour of typing leaves twelve versions, not hundreds. Other saves always stay.
 */
export const autosaveMinutes = 5;
