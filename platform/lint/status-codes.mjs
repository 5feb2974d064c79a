const CODE_IN_SQL =
  /(?<!\w)(?:from_|to_)?status\s*(?:(?:[<>=]|!=)=?|<>|(?:NOT\s+)?IN\b|(?:NOT\s+)?BETWEEN\b|DISTINCT\s+FROM\b|IS\s+(?:NOT\s+)?DISTINCT\s+FROM\b|WHEN\b)\s*\(?\d/i;
const ORDERS = /\b(?:vendor_orders|order_status_history)\b/;
/** Includes `to`, the status that a step leads to. */
const NAME = /^(?:(?:from_|to_)?status|to)$/;
/** Statuses of HTTP responses have three digits. */
const CODES = 99;

/** The only other status that is a number is a category's. */
const isOfCategory = (statement) => /\bcategories\b/.test(statement) && !ORDERS.test(statement);

const isStatus = ({ type, name, property }) =>
  NAME.test(type === 'MemberExpression' ? property.name : type === 'Identifier' ? name : '');

const isCode = ({ type, value }) => type === 'Literal' && typeof value === 'number' && value > 0 && value <= CODES;

const statusCodes = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      statusCodes:
        'Name the status of an order: order_is_cancelled(status) in SQL, a code of ORDER_STATUSES elsewhere.',
    },
  },
  create: ({ report }) => ({
    TaggedTemplateExpression(node) {
      if (node.tag.name !== 'sql') return;
      const statement = node.quasi.quasis.map(({ value }) => value.raw).join('$');
      if (CODE_IN_SQL.test(statement) && !isOfCategory(statement)) report({ node, messageId: 'statusCodes' });
    },
    BinaryExpression(node) {
      const { left, right } = node;
      if ((isStatus(left) && isCode(right)) || (isCode(left) && isStatus(right)))
        report({ node, messageId: 'statusCodes' });
    },
  }),
};

/** Rules for the statuses of orders. */
export default { meta: { name: 'orders' }, rules: { 'status-codes': statusCodes } };
