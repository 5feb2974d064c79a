/** The last digit of an EAN-13: it makes the weighted sum of all thirteen a multiple of ten. */
export function checkDigit(twelveDigits: string): number {
  const sum = [...twelveDigits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

/** An EAN-13 from the range reserved for in-store use, so that it never matches a real product. */
export function barcode(serial: number): string {
  const body = `290${String(serial).padStart(9, '0')}`;
  return `${body}${checkDigit(body)}`;
}
