<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Seo;

use Footbridge\Seo\Indexing;
use Footbridge\Seo\Reader;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;
use WP_Post;
use WP_Post_Type;
use WP_Term;
use WP_User;

/**
 * What each SEO plugin says of content. Post 2, term 4 and author 6 are hidden, post 3 and term 5 are out of the plugin's
 * sitemap or copies, post 1 is neither.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class ReaderTest extends TestCase {
	private static function post( int $id, string $type = 'post' ): WP_Post {
		return new WP_Post( array( 'ID' => $id, 'post_type' => $type, 'post_name' => "post-$id" ) );
	}

	private static function term( int $id, string $taxonomy = 'category' ): WP_Term {
		return new WP_Term( array( 'term_id' => $id, 'taxonomy' => $taxonomy ) );
	}

	private static function type( string $name ): WP_Post_Type {
		return new WP_Post_Type( array( 'name' => $name ) );
	}

	private static function active(): Reader {
		$reader = Reader::active();
		self::assertNotNull( $reader );
		return $reader;
	}

	private static function assertSitemap( array $wanted ): void {
		$all = array(
			'post'        => self::post( 1 ),
			'hidden post' => self::post( 2 ),
			'copy'        => self::post( 3 ),
			'term'        => self::term( 8 ),
			'hidden term' => self::term( 4 ),
			'author'      => new WP_User( 6 ),
			'archive'     => self::type( 'hidden' ),
			'front page'  => self::type( 'post' ),
		);
		self::assertSame( $wanted, array_map( array( Indexing::class, 'is_in_sitemap' ), $all ) );
	}

	private const HIDDEN = array( 'post' => true, 'hidden post' => false, 'copy' => false, 'term' => true, 'hidden term' => false, 'author' => false, 'archive' => false, 'front page' => true );

	public function test_without_an_seo_plugin_the_sitemap_has_everything_unless_the_site_is_hidden(): void {
		self::assertSitemap( array_fill_keys( array_keys( self::HIDDEN ), true ) );
		self::assertSame( array( 1, 2 ), Indexing::without_hidden( array( 1, 2 ) ) );
		update_option( 'blog_public', '0' );
		self::assertSitemap( array_fill_keys( array_keys( self::HIDDEN ), false ) );
	}

	public function test_yoast_seo(): void {
		require __DIR__ . '/doubles/yoast.php';
		WordPress::$posts = array( 1 => self::post( 1 ), 2 => self::post( 2 ) );
		WordPress::$meta  = array( 3 => array( '_yoast_wpseo_canonical' => array( 'https://original.example/' ), '_yoast_wpseo_primary_category' => array( '9' ), '_yoast_wpseo_bctitle' => array( 'Short' ) ) );
		update_option( 'wpseo_taxonomy_meta', array( 'category' => array( 8 => array( 'wpseo_bctitle' => 'Term' ) ) ) );
		self::assertSitemap( self::HIDDEN );
		self::assertSame( array( 1 ), Indexing::without_hidden( array( 1, 2 ) ) );
		self::assertSame( array( 9, 'Short', 'Term' ), array( self::active()->primary( self::post( 3 ), 'category' ), self::active()->breadcrumb( self::post( 3 ) ), self::active()->breadcrumb( self::term( 8 ) ) ) );
		add_filter( 'wpseo_exclude_from_sitemap_by_post_ids', static fn(): array => array( 1 ) );
		update_option( 'wpseo_titles', array( 'disable-author' => true ) );
		self::assertSame( array( false, false ), array( Indexing::is_in_sitemap( self::post( 1 ) ), Indexing::is_in_sitemap( new WP_User( 9 ) ) ) );
	}

	public function test_rank_math(): void {
		require __DIR__ . '/doubles/rank-math.php';
		WordPress::$meta = array( 6 => array( 'rank_math_robots' => array( 'noindex' ) ), 3 => array( 'rank_math_primary_category' => array( '9' ), 'rank_math_breadcrumb_title' => array( 'Short' ) ) );
		self::assertSitemap( self::HIDDEN );
		self::assertSame( array( false, false, false, false ), array_map( array( Indexing::class, 'is_in_sitemap' ), array( self::term( 5 ), self::term( 8, 'post_tag' ), new WP_User( 7 ), self::post( 1, 'unlisted' ) ) ) );
		self::assertSame( array( 9, 'Short' ), array( self::active()->primary( self::post( 3 ), 'category' ), self::active()->breadcrumb( self::post( 3 ) ) ) );
	}

	public function test_seopress(): void {
		define( 'SEOPRESS_VERSION', '9.7.4' );
		WordPress::$meta = array( 2 => array( '_seopress_robots_index' => array( 'yes' ) ), 4 => array( '_seopress_robots_index' => array( 'yes' ) ), 3 => array( '_seopress_robots_canonical' => array( 'https://original.example/' ), '_seopress_robots_primary_cat' => array( '9' ), '_seopress_robots_breadcrumbs' => array( 'Short' ) ) );
		update_option( 'seopress_titles_option_name', array( 'seopress_titles_archives_author_disable' => '1', 'seopress_titles_archive_titles' => array( 'hidden' => array( 'noindex' => '1' ) ), 'seopress_titles_tax_titles' => array( 'secret' => array( 'noindex' => '1' ) ) ) );
		self::assertSitemap( self::HIDDEN );
		self::assertTrue( self::active()->is_noindex( self::term( 8, 'secret' ) ) );
		self::assertSame( array( 9, 'Short' ), array( self::active()->primary( self::post( 3 ), 'category' ), self::active()->breadcrumb( self::post( 3 ) ) ) );
		update_option( 'seopress_xml_sitemap_option_name', array( 'seopress_xml_sitemap_general_enable' => '1', 'seopress_xml_sitemap_post_types_list' => array( 'post' => array( 'include' => '1' ) ) ) );
		self::assertSame( array( true, false, false ), array_map( array( Indexing::class, 'is_in_sitemap' ), array( self::post( 1 ), self::post( 1, 'page' ), self::term( 8 ) ) ) );
	}

	public function test_all_in_one_seo(): void {
		require __DIR__ . '/doubles/aioseo.php';
		self::assertSitemap( array_merge( self::HIDDEN, array( 'hidden term' => true ) ) );
		self::assertSame( array( true, true ), array( self::active()->is_noindex( self::term( 8, 'secret' ) ), self::active()->is_noindex( self::post( 1, 'hidden' ) ) ) );
		self::assertSame( array( true, true, true, false ), array_map( array( self::active(), 'is_excluded' ), array( self::post( 3 ), self::term( 5 ), self::post( 1, 'recipe' ), self::post( 1, 'page' ) ) ) );
		self::assertSame( 9, self::active()->primary( self::post( 3 ), 'category' ) );
	}

	public function test_the_seo_framework(): void {
		require __DIR__ . '/doubles/seo-framework.php';
		update_option( 'autodescription-site-settings', array( 'author_noindex' => 1 ) );
		self::assertSitemap( self::HIDDEN );
		self::assertSame( 9, self::active()->primary( self::post( 3 ), 'category' ) );
	}
}
