/** The one api object keeps the endpoints that it was given first: changed ones are in force with a new page only. */
export default function endpointsLoader(source) {
  return `${source}\nimport.meta.webpackHot?.decline();\n`;
}
