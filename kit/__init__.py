"""What tests and benches share: real servers, clients of many kinds, and ways to wait for them."""
