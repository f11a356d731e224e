<?php
// Starts the tests: the plugin's classes, and a small double of WordPress.

declare( strict_types=1 );

defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
defined( 'COOKIEHASH' ) || define( 'COOKIEHASH', 'test' );
// The constants of footbridge.php.
define( 'Footbridge\VERSION', 'test' );
define( 'Footbridge\FILE', dirname( __DIR__ ) . '/footbridge/footbridge.php' );

require_once dirname( __DIR__ ) . '/vendor/autoload.php';
foreach ( array( 'classes', 'hooks', 'functions', 'content', 'site', 'autosaves', 'links', 'blocks', 'query', 'texts', 'table' ) as $part ) {
	require_once __DIR__ . "/Double/$part.php";
}
Footbridge\Tests\Double\WordPress::reset();
