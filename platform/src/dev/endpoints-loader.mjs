/** Reloads the page when endpoints change: the API object keeps the first definition of each endpoint. */
export default function endpointsLoader(source) {
  return `${source}\nimport.meta.webpackHot?.decline();\n`;
}
