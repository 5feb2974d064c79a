interface Files {
  readdirSync(folder: string, options: { recursive: true }): string[];
}

/** Loads every api file of the package under test. */
export function loadApiFiles(): void {
  const { readdirSync } = jest.requireActual<Files>('node:fs');
  const [folder = ''] = /^.*\/src\//.exec(expect.getState().testPath ?? '') ?? [];
  for (const file of readdirSync(folder, { recursive: true })) {
    if (file.endsWith('-api.ts')) jest.requireActual(`${folder}${file}`);
  }
}
