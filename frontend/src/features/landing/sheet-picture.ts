/** A printed one-sheet, drawn by `npm run samples`. Its size in pixels keeps its place until it is there. */
export const sheetPicture = { src: '/one-sheet.webp', width: 1045, height: 1480 };
