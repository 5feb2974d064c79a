declare module 'gs1-barcode-parser-mod' {
  interface ParsedElement {
    ai: string;
    /** The characters of the code; `data` is an interpretation that rolls impossible dates over. */
    raw: string;
  }

  /** @throws a string that describes the fault */
  export function parseBarcode(code: string): { parsedCodeItems: ParsedElement[] };
}
