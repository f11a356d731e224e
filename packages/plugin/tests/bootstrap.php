<?php
// Starts the tests: the plugin's classes, and a small double of WordPress.

declare( strict_types=1 );

defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
defined( 'COOKIEHASH' ) || define( 'COOKIEHASH', 'test' );
// The constants of footbridge.php.
define( 'Footbridge\VERSION', 'test' );
define( 'Footbridge\FILE', dirname( __DIR__ ) . '/footbridge/footbridge.php' );

require_once dirname( __DIR__ ) . '/vendor/autoload.php';
require_once __DIR__ . '/Double/classes.php';
require_once __DIR__ . '/Double/hooks.php';
require_once __DIR__ . '/Double/options.php';
require_once __DIR__ . '/Double/functions.php';
require_once __DIR__ . '/Double/content.php';
require_once __DIR__ . '/Double/site.php';
require_once __DIR__ . '/Double/request.php';
require_once __DIR__ . '/Double/autosaves.php';
require_once __DIR__ . '/Double/links.php';
require_once __DIR__ . '/Double/blocks.php';
require_once __DIR__ . '/Double/scripts.php';
require_once __DIR__ . '/Double/query.php';
require_once __DIR__ . '/Double/texts.php';
