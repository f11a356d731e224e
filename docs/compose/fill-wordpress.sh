# Installs WordPress with its plugins and the example content, once, and the companion plugin at each start. Run by compose.yaml.
set -e
# WordPress's own container writes it last.
until [ -f wp-config.php ]; do sleep 1; done
rm -rf wp-content/plugins/footbridge
cp -R /plugin wp-content/plugins/footbridge
# Of the import, the last step: a start that failed is repeated.
if wp option get footbridge_import > /dev/null 2>&1; then exit 0; fi

wp core install --url=http://wordpress:8081 --title=Footbridge --admin_user=admin --admin_password="$ADMIN_PASSWORD" \
  --admin_email=admin@example.org --skip-email
wp rewrite structure '/%postname%/'
wp plugin install wp-graphql secure-custom-fields wpgraphql-acf faustwp wpgraphql-smart-cache --activate
wp plugin install wordpress-importer
wp plugin activate footbridge
umask 077
printf '{"frontEnd":"http://deserthopetreatment.com","faustSecret":"%s","footbridgeSecret":"%s"}' \
  "$FAUST_SECRET_KEY" "$FOOTBRIDGE_SECRET" > /tmp/connection.json
wp footbridge import /content --connection=/tmp/connection.json --yes
