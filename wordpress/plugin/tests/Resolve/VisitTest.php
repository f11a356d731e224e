<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Resolve;

use Footbridge\Resolve\Address;
use Footbridge\Resolve\Visit;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;
use WP_Rewrite;

/** The query variables of an address. */
final class VisitTest extends TestCase {
	private const RULES = array(
		'wp-json/(.*)?'             => 'index.php?rest_route=/$matches[1]',
		'index.php/year/([0-9]+)/?' => 'index.php?year=$matches[1]',
		'(.?.+?)/page/([0-9]+)/?$'  => 'index.php?pagename=$matches[1]&paged=$matches[2]',
		'([a-z]+/?[a-z-]*)/?$'      => 'index.php?pagename=$matches[1]&page=',
	);

	protected function setUp(): void {
		WordPress::reset();
		$GLOBALS['wp_rewrite'] = new WP_Rewrite( self::RULES );
	}

	/** @return array<string, mixed> */
	private static function variables( string $address ): array {
		$visit = new Visit( new Address( $address ), array( 'pagename', 'page', 'paged', 'p', 'name', 'post_type', 'error', 's', 'year', 'rest_route' ) );
		self::assertTrue( $visit->parse_request() );
		return array_filter( $visit->query_vars );
	}

	public function test_a_path_matches_the_rewrite_rules(): void {
		self::assertEquals( array( 'pagename' => 'about/our-team' ), self::variables( '/about/our-team/' ) );
		self::assertEquals( array( 'pagename' => 'about' ), self::variables( '/index.php/about/' ) );
		self::assertEquals( array( 'year' => '2024' ), self::variables( '/index.php/year/2024/' ) );
		self::assertEquals( array( 'error' => '404' ), self::variables( '/~/' ) );
		self::assertSame( array(), self::variables( '/index.php' ) );
	}

	public function test_the_query_wins_and_is_slashed_as_wordpress_expects(): void {
		self::assertEquals( array( 'pagename' => 'about', 'paged' => '3' ), self::variables( '/about/page/2/?paged=3' ) );
		self::assertEquals( array( 's' => 'it\\\'s' ), self::variables( '/?s=it%27s#top' ) );
		self::assertEquals( array( 'pagename' => 'about' ), self::variables( '/about/?error=500' ) );
	}

	public function test_private_variables_are_not_read(): void {
		self::assertEquals( array( 'p' => '5' ), self::variables( '/?p=5&post_status=draft&unknown=1' ) );
	}

	public function test_phps_own_request_is_neither_read_nor_changed(): void {
		$_GET    = array( 'rest_route' => '/footbridge/v1/resolve' );
		$request = array( $_GET, $_SERVER );
		self::assertEquals( array( 'p' => '5' ), self::variables( '/?p=5' ) );
		self::assertSame( $request, array( $_GET, $_SERVER ) );
		$_GET = array();
	}

	public function test_lists_and_rest_addresses_are_refused(): void {
		foreach ( array( '/?name[]=x' => 400, '/?post_type[a][]=x' => 400, '/?rest_route=/wp/v2/posts' => 404, '/wp-json/wp/v2/' => 404 ) as $address => $status ) {
			try {
				self::variables( $address );
				self::fail( $address );
			} catch ( \RuntimeException $death ) {
				self::assertSame( $status, $death->getCode(), $address );
			}
			WordPress::reset();
		}
		self::assertEquals( array( 'post_type' => array( 'post' ) ), self::variables( '/?post_type[]=post' ) );
	}

	public function test_plain_permalinks_have_variables_only(): void {
		$GLOBALS['wp_rewrite'] = new WP_Rewrite( array() );
		self::assertEquals( array( 'p' => '5' ), self::variables( '/anything/?p=5' ) );
	}

	public function test_an_address_is_a_url_below_the_sites_home(): void {
		self::assertSame( 'https://example.org/blog/about/?x=1', ( new Address( '/about/?x=1#top' ) )->url( 'https://example.org/blog/' ) );
	}

	public function test_no_file_of_the_plugin_writes_phps_request(): void {
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( dirname( __DIR__, 2 ) . '/footbridge', \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			self::assertDoesNotMatchRegularExpression( '/\$_(SERVER|GET|POST|REQUEST|COOKIE|FILES)(\[[^\]]*\])*\s*[.+?]*=(?!=|>)/', (string) file_get_contents( (string) $file ), (string) $file );
		}
	}
}
