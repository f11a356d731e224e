<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Resolve;

use Footbridge\Resolve\Site;
use Footbridge\Tests\Double\Database;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

/** The rules of the plugin "Redirection". */
final class RedirectionTest extends TestCase {
	public function test_without_the_plugin_its_table_is_not_read(): void {
		$GLOBALS['wpdb'] = (object) array( 'prefix' => 'wp_' );
		self::assertSame( array(), Site::of_plugins() );
	}

	public function test_the_names_in_the_redirects_of_yoast_premium_can_change_an_answer(): void {
		$GLOBALS['wpdb'] = new Database();
		update_option( 'wpseo-premium-redirects-export-plain', array( 'old?page_key=1' => array( 'url' => '/', 'type' => 301 ), 'plain' => array() ) );
		update_option( 'wpseo-premium-redirects-export-regex', array( '^shop\\?item=(.*)' => array( 'url' => '/$1', 'type' => 301 ) ) );
		self::assertSame( array( 'page_key', 'item' ), Site::of_plugins() );
	}

	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_the_names_in_its_sources_can_change_an_answer(): void {
		class_alias( Site::class, 'Red_Item' );
		$GLOBALS['wpdb'] = new Database( static fn(): array => array( '/page?id=5&lang=en', '^/old\?ref=(.*)', '/list?filter[]=x', '/x?id' ) );
		self::assertSame( array( 'id', 'lang', 'ref', 'filter' ), Site::of_plugins() );
	}
}
