export interface Garment {
  id: string
  name: string
  picture: { url: string; alt: string }
  care: string
}
