/** Rich text of the content service, read without trust in its shape. */
export {
  childrenOf,
  deepest,
  hasText,
  isObject,
  type Place,
  rootOf,
  stringOf,
  type Unchecked,
} from './nodes.ts'
export { pictureUrl, picturesIn } from './pictures.ts'
