#!/bin/sh
# Preventive: tells the model what to do before it claims anything.
cat > /dev/null
echo '{"context": "Publish the site before you say that it is published."}'
