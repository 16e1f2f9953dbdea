/** WeChat asks for this file where the tab bar is our own. The bar itself belongs to the page frame. */
export default function CustomTabBar() {
  return null;
}
