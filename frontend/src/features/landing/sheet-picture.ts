/** A rendered one-sheet, made by `npm run samples`. Its size in pixels reserves the space while it loads. */
export const sheetPicture = { src: '/one-sheet.webp', width: 1045, height: 1480 };
