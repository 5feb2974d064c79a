import type { ReactNode } from 'react';

/** Card scheme or wallet, as the server names it. */
export type PaymentScheme = 'mada' | 'benefit' | 'visa' | 'mastercard' | 'apple_pay';

interface WordProps {
  /** Centre. */
  x: number;
  y: number;
  /** Width of the word, whatever the font. */
  width: number;
  size: number;
  fill: string;
  italic?: boolean;
  /** Language of the word. */
  lang?: 'en' | 'ar';
  text: string;
}

function Word({ x, y, width, size, fill, italic = false, lang = 'en', text }: WordProps) {
  const font = { fontSize: size, fontWeight: 700, fontStyle: italic ? 'italic' : 'normal' };
  return (
    <text {...{ x, y, fill, lang }} {...font} textAnchor="middle" textLength={width} lengthAdjust="spacingAndGlyphs">
      {text}
    </text>
  );
}

/** Simplified marks in the colours by which the schemes are known, 48 by 32, on white also in the dark theme. */
const DRAWINGS: Record<PaymentScheme, ReactNode> = {
  mada: (
    <>
      <rect x="6" y="9" width="14" height="6" fill="#84b740" />
      <rect x="6" y="17" width="14" height="6" fill="#259bd6" />
      <Word x={32} y={14.5} width={14} size={9} fill="#27292d" lang="ar" text="مدى" />
      <Word x={32} y={24} width={18} size={8.5} fill="#27292d" text="mada" />
    </>
  ),
  benefit: (
    <>
      <rect x="6" y="22" width="36" height="2.5" fill="#c8102e" />
      <Word x={24} y={18.5} width={36} size={9} fill="#c8102e" text="BENEFIT" />
    </>
  ),
  visa: <Word x={24} y={21.5} width={34} size={15} fill="#1434cb" italic text="VISA" />,
  mastercard: (
    <>
      <circle cx="19" cy="16" r="9" fill="#eb001b" />
      <circle cx="29" cy="16" r="9" fill="#f79e1b" />
      <path d="M24 8.52a9 9 0 0 1 0 14.96a9 9 0 0 1 0-14.96" fill="#ff5f00" />
    </>
  ),
  apple_pay: (
    <>
      {/* A whole apple with a leaf. */}
      <path d="M13.500 12.500c2-1.600 5.800-.6 5.800 3.300 0 3.300-2.400 6.700-4.100 6.700-.7 0-1.200-.4-1.900-.4s-1.200.4-1.900.4c-1.700 0-3.900-3.500-3.900-6.500 0-4.100 3.900-5.100 6-3.500Z" />
      <path d="M13.300 11.300c0-2 1.400-3.500 3.100-3.800.2 2.100-1.300 3.700-3.100 3.800Z" />
      <Word x={32} y={21} width={21} size={14} fill="#000000" text="Pay" />
    </>
  ),
};

/** Small mark of a scheme with an accessible name. */
export function SchemeMark({ scheme, name }: { scheme: PaymentScheme; name: string }) {
  return (
    <svg className="payment-mark" viewBox="0 0 48 32" width="48" height="32" role="img" aria-label={name}>
      <rect x="0.5" y="0.5" width="47" height="31" rx="4" fill="#ffffff" stroke="#d5dee0" />
      {DRAWINGS[scheme]}
    </svg>
  );
}
