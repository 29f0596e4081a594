export { CameraDialog } from './camera-dialog.tsx'
export { CameraView } from './camera-view.tsx'
export { createPicture } from './picture.ts'
