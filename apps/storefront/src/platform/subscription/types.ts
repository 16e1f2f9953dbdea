/** How a customer answered for one template of message. */
export interface SubscriptionAnswer {
  templateId: string;
  isAccepted: boolean;
}
