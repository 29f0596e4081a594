import { optimize } from 'svgo'

/** Shorter paths and ids; keeps the view box, which the layout scales by. */
export function optimise(content: string): string {
  const { data } = optimize(content, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            convertPathData: { floatPrecision: 1, transformPrecision: 4 },
            convertTransform: { floatPrecision: 2, degPrecision: 2, transformPrecision: 4 },
            mergePaths: false,
          },
        },
      },
    ],
  })
  return `${data}\n`
}
