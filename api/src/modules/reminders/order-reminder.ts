export const ORDER_REMINDER = 'order-reminder'
