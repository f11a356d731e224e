<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Resolve;

use Footbridge\Resolve\Quiet;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;
use WP_Query;

/** What is off while an address is resolved. */
final class QuietTest extends TestCase {
	public function test_faust_neither_redirects_nor_rewrites_and_keeps_the_rest(): void {
		self::assertSame( '0', Quiet::as_without_faust( '1', 'enable_redirects' ) );
		self::assertSame( '0', Quiet::as_without_faust( '1', 'enable_rewrites' ) );
		self::assertSame( 'https://www.example.org', Quiet::as_without_faust( 'https://www.example.org', 'frontend_uri' ) );
	}

	public function test_posts_of_the_same_second_are_ordered_by_id_in_the_main_query_only(): void {
		$main = new WP_Query( array( 'is_main_query' ) );
		self::assertSame( 'wp_posts.post_date DESC, wp_posts.ID DESC', Quiet::in_one_order( 'wp_posts.post_date DESC', $main ) );
		self::assertSame( 'wp_posts.post_title ASC', Quiet::in_one_order( 'wp_posts.post_title ASC', $main ) );
		self::assertSame( 'wp_posts.post_date DESC', Quiet::in_one_order( 'wp_posts.post_date DESC', new WP_Query() ) );
	}

	public function test_blocks_and_widgets_of_wordpress_are_not_registered_but_those_of_others_are(): void {
		$GLOBALS['wp_filter'] = array( 'init' => (object) array( 'callbacks' => array( 10 => array(
			array( 'function' => 'trim' ),
			array( 'function' => 'register_block_core_archives' ),
			array( 'function' => 'wp_widgets_init' ),
			array( 'function' => array( 'WP_Block_Supports', 'init' ) ),
			array( 'function' => static fn() => null ),
		) ) ) );
		Quiet::without_looks();
		self::assertSame( array( 'register_block_core_archives', 'wp_widgets_init', array( 'WP_Block_Supports', 'init' ) ), array_column( WordPress::$calls['remove_action'], 1 ) );
	}
}
