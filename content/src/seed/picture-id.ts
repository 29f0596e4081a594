/** A picture's document is named as its file is. */
export function pictureId(file: string): string {
  return file.replace(/\.\w+$/, '')
}
