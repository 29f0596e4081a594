/** Returns the id of a picture's document, which is its file name. */
export function pictureId(file: string): string {
  return file.replace(/\.\w+$/, '')
}
