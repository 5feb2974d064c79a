const WRAPPERS = new Set(['Readonly', 'Partial']);

/** Nearest declaration of a name. */
function definitionOf(name, scope) {
  const variable = scope.set.get(name);
  if (variable) return variable.defs[0];
  return scope.upper ? definitionOf(name, scope.upper) : undefined;
}

const referenceName = (type) => (type?.type === 'TSTypeReference' ? type.typeName?.name : undefined);

/** True for plain object types with arbitrary string keys: `Record<string, T>` or an index signature. */
function hasOpenKeys(type, aliases) {
  if (type?.type === 'TSTypeLiteral') return type.members.some((member) => member.type === 'TSIndexSignature');
  const name = referenceName(type);
  const args = type?.typeArguments?.params ?? [];
  if (name === 'Record') return args[0]?.type === 'TSStringKeyword';
  if (WRAPPERS.has(name)) return hasOpenKeys(args[0], aliases);
  return name !== undefined && aliases.has(name);
}

/** Type annotation of the identifier that a definition introduces. */
const annotationOf = (definition) => definition?.name?.typeAnnotation?.typeAnnotation;

const isNullPrototype = (node) =>
  node?.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.property.name === 'create' &&
  node.arguments[0]?.value === null;

const openKeys = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      openKeys: 'A key from outside may be "constructor" or "__proto__": look it up in a Map, or with Object.hasOwn.',
    },
  },
  create: ({ sourceCode, report }) => {
    const aliases = new Set();
    const fields = new Set();
    const lookups = [];

    const isOpen = (object) => {
      if (object.type === 'MemberExpression') return !object.computed && fields.has(object.property.name);
      if (object.type !== 'Identifier') return false;
      const definition = definitionOf(object.name, sourceCode.getScope(object));
      if (isNullPrototype(definition?.node?.init)) return false;
      return hasOpenKeys(annotationOf(definition), aliases);
    };

    return {
      TSTypeAliasDeclaration(node) {
        if (hasOpenKeys(node.typeAnnotation, aliases)) aliases.add(node.id.name);
      },
      TSPropertySignature(node) {
        if (hasOpenKeys(node.typeAnnotation?.typeAnnotation, aliases)) fields.add(node.key.name);
      },
      MemberExpression(node) {
        if (node.computed && node.property.type !== 'Literal') lookups.push([node, node.object]);
      },
      BinaryExpression(node) {
        if (node.operator === 'in' && node.left.type !== 'Literal') lookups.push([node, node.right]);
      },
      'Program:exit'() {
        for (const [node, object] of lookups) if (isOpen(object)) report({ node, messageId: 'openKeys' });
      },
    };
  },
};

/** Rules for plain objects used as maps. */
export default { meta: { name: 'maps' }, rules: { 'open-keys': openKeys } };
