<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Adoption;

use Footbridge\Adoption\Tables;
use Footbridge\Adoption\Texts;
use Footbridge\Tests\Double\Database;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;
use WP_Post;

/** What the adoption report reads of WordPress. */
final class AdoptionTest extends TestCase {
	private const SECRET = 'a-shared-secret-of-thirty-two-characters';

	protected function setUp(): void {
		WordPress::$options['footbridge_settings'] = array( 'secret' => self::SECRET );
		WordPress::$options['types']               = array( 'post' => 1, 'page' => 1 );
	}

	private static function database( array $texts ): void {
		$posts = array();
		foreach ( $texts as $index => $text ) {
			$posts[]                        = (object) array( 'ID' => $index + 1, 'post_content' => $text );
			WordPress::$posts[ $index + 1 ] = new WP_Post( array( 'ID' => $index + 1, 'post_name' => "text-$index" ) );
		}
		$GLOBALS['wpdb'] = new Database( static fn(): array => $posts );
	}

	public function test_blocks_shortcodes_forms_and_hosts_of_texts_are_counted_without_their_words(): void {
		self::database(
			array(
				"<!-- wp:paragraph --><p>Secret words</p><!-- /wp:paragraph --><!-- wp:acme/box {\"a\":1} /-->[gallery ids=\"1\"] [[escaped]] [1] as [sic] stands",
				'<!-- wp:paragraph --><p><img src="//Cdn.example.org/a.jpg"><img data-src=\'https://img.example.org:8443/b.jpg\'></p><form action="/">',
			)
		);
		$answer = Texts::after( 0 );
		self::assertNull( $answer['last'] );
		self::assertSame(
			array(
				array( 'name' => 'paragraph', 'texts' => 2, 'uses' => 2, 'first' => '/text-0/' ),
				array( 'name' => 'acme/box', 'texts' => 1, 'uses' => 1, 'first' => '/text-0/' ),
			),
			$answer['blocks']
		);
		self::assertSame( array( 'gallery' ), array_column( $answer['shortcodes'], 'name' ) );
		self::assertSame( array( 'cdn.example.org', 'img.example.org:8443' ), array_column( $answer['hosts'], 'name' ) );
		self::assertSame( array( 'form' ), array_column( $answer['forms'], 'name' ) );
		self::assertStringNotContainsString( 'Secret', (string) wp_json_encode( $answer ) );
	}

	public function test_a_full_part_of_hostile_texts_names_its_last_text(): void {
		self::database( array_fill( 0, 200, str_repeat( '[a<!-- wp:<img src=', 2000 ) ) );
		self::assertSame( 200, Texts::after( 0 )['last'] );
	}

	public function test_redirects_of_yoast_are_listed_and_tables_that_do_not_exist_are_not_read(): void {
		self::database( array() );
		WordPress::$options['active_plugins']               = array( 'wordpress-seo-premium/wp-seo-premium.php', 'redirection/redirection.php' );
		WordPress::$options['wpseo-premium-redirects-base'] = array(
			array( 'origin' => 'old', 'url' => 'new', 'type' => '410', 'format' => 'plain' ),
			array( 'origin' => '^/a/(.*)$', 'url' => '/b/$1', 'type' => 301, 'format' => 'regex' ),
			'broken',
		);
		self::assertSame(
			array(
				array( 'by' => 'Yoast SEO Premium', 'from' => '/old', 'to' => 'new', 'status' => 410, 'isPattern' => false ),
				array( 'by' => 'Yoast SEO Premium', 'from' => '^/a/(.*)$', 'to' => '/b/$1', 'status' => 301, 'isPattern' => true ),
			),
			Tables::redirects()
		);
		WordPress::$options['active_plugins'] = array();
		self::assertSame( array(), Tables::redirects() );
	}
}
